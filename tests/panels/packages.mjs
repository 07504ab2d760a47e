// What comes from npm: it is installed beside the browser's tests.

import { createRequire } from "node:module";

const require = createRequire(new URL("../browser/package.json", import.meta.url));

export const { Window } = require("happy-dom");
export const { computeAccessibleName, getRole } = require("dom-accessibility-api");
