// What look.css has names for: shadows that something throws (one without a blur is a line that takes
// no room), corners, the room between things; and, but for the games' own drawings, colours.
const MEASURES = {
  "box-shadow": ["/(^|,\\s*|inset )-?\\d+(px)? -?\\d+(px)? [1-9]/"],
  "/radius$/": ["/\\dpx/"],
  "/^(padding|margin|gap|row-gap|column-gap)/": ["/(^|[\\s-])([2-9]|\\d\\d+)px/"],
};
const COLOURS = { "/^(?!--)/": ["/#[0-9a-f]{3,8}\\b/i", "/\\brgba?\\(/"] };
// No size of text in pixels, nor the height of a line: they grow with the size a reader has chosen.
const TEXT = { "/^font(-size)?$|^line-height$|^--text-/": ["px"] };
// The panels know few sizes, named in one place.
const SIZES = { "/^font(-size)?$/": ["/var\\(--text-\\d+\\)|^inherit$|\\dem/"] };
const ALLOWED = "declaration-property-value-allowed-list";
const NAMED = "declaration-property-value-disallowed-list";

export default {
  extends: "stylelint-config-standard",
  rules: {
    // Empty lines and short forms are set by the eye.
    "at-rule-empty-line-before": null,
    "color-hex-length": null,
    "comment-empty-line-before": null,
    "custom-property-empty-line-before": null,
    [NAMED]: { ...MEASURES, ...COLOURS },
    "declaration-block-no-redundant-longhand-properties": null,
    "declaration-block-single-line-max-declarations": null,
    "declaration-empty-line-before": null,
    "declaration-property-unit-disallowed-list": TEXT,
    "rule-empty-line-before": null,
    // Rules stand by what they are about, not by their weight.
    "no-descending-specificity": null,
    // The oldest browsers do not know the range notation.
    "media-feature-range-notation": "prefix",
    "no-unknown-animations": true,
    // With a :not in a :has somewhere, a browser asks it of everything above whatever comes or goes.
    "selector-disallowed-list": [/:has\((?:[^()]|\([^()]*\))*:not\(/],
    // Safari knows these by no other name.
    "property-no-vendor-prefix": [true, { ignoreProperties: [/^-webkit-(text-size-adjust|user-select)$/] }],
    // Jupyter's names are Jupyter's.
    "selector-class-pattern": "^((jp|lm)-.+|[a-z][a-z0-9]*(-[a-z0-9]+)*)$",
    // So are those of fonts.
    "value-keyword-case": ["lower", { ignoreProperties: [/^--/] }],
  },
  overrides: [
    { files: ["../../**/crypt_widgets/{kit,panels,games,notebook}/**/*.css", "../../**/toy/**/*.css"], rules: { [ALLOWED]: SIZES } },
    // Where the names are given, and the page before there are any panels.
    { files: ["../../**/look.css", "../../**/loading.css"], rules: { [NAMED]: null } },
    { files: ["../../**/crypt_widgets/games/**/*.css"], rules: { [NAMED]: MEASURES } },
  ],
};
