import js from "@eslint/js";
import globals from "globals";

/** Names of the window that are none of ours: a local one of that name was forgotten. */
const MISTAKEN = [
  ...["close", "event", "find", "focus", "length", "name", "open", "origin", "parent", "print"],
  ...["scroll", "self", "status", "stop", "top"],
];
/** Text is only ever set as text. */
const PARSING = ["innerHTML", "insertAdjacentHTML", "outerHTML", "setHTMLUnsafe"];

export default [
  // As it came.
  { ignores: ["**/kit/brought/**"] },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    languageOptions: { ecmaVersion: 2023 },
    rules: {
      "array-callback-return": "error",
      "default-case-last": "error",
      // Null stands for undefined too.
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-constructor-return": "error",
      "no-eval": "error",
      "no-implicit-globals": "error",
      "no-implied-eval": "error",
      "no-lonely-if": "error",
      "no-loop-func": "error",
      "no-new-func": "error",
      "no-promise-executor-return": "error",
      "no-restricted-globals": ["error", ...MISTAKEN],
      "no-restricted-properties": ["error", ...PARSING.map((property) => ({ property }))],
      "no-self-compare": "error",
      "no-template-curly-in-string": "error",
      "no-throw-literal": "error",
      "no-unmodified-loop-condition": "error",
      "no-unneeded-ternary": "error",
      "no-unreachable-loop": "error",
      "no-useless-return": "error",
      "require-atomic-updates": "error",
    },
  },
  // Other files are tests of modules, which have no window.
  { files: ["**/*.js"], languageOptions: { globals: globals.browser } },
  {
    // The panels' modules; the page's own scripts may have to run in older browsers.
    files: ["**/*.js"],
    ignores: ["**/voila/**"],
    rules: { "no-var": "error", "prefer-const": "error" },
  },
  {
    // A function is no longer than a screen.
    files: ["**/*.js"],
    ignores: ["**/voila/**"],
    rules: { "max-lines-per-function": ["error", { max: 80 }] },
  },
  {
    // The site's workers, which are no modules and have no window.
    files: ["**/site/page/worker.js", "**/site/page/sw.js"],
    languageOptions: { globals: globals.serviceworker, sourceType: "script" },
    rules: { "no-restricted-globals": "off", "no-implicit-globals": "off" },
  },
  { files: ["**/site/*.mjs"], languageOptions: { globals: globals.node } },
  { files: ["**/tests/panels/*.mjs"], languageOptions: { globals: globals.node } },
  { files: ["**/voila/**/*.js"], languageOptions: { sourceType: "script" } },
  // This one tells old browsers that they are.
  { files: ["**/older.js"], languageOptions: { ecmaVersion: 5 } },
];
