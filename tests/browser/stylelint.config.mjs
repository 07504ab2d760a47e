export default {
  extends: "stylelint-config-standard",
  rules: {
    // Empty lines and short forms are set by the eye.
    "at-rule-empty-line-before": null,
    "color-hex-length": null,
    "comment-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "declaration-block-no-redundant-longhand-properties": null,
    "declaration-block-single-line-max-declarations": null,
    "declaration-empty-line-before": null,
    "rule-empty-line-before": null,
    // Rules stand by what they are about, not by their weight.
    "no-descending-specificity": null,
    // The oldest browsers do not know the range notation.
    "media-feature-range-notation": "prefix",
    "no-unknown-animations": true,
    // Safari knows these by no other name.
    "property-no-vendor-prefix": [true, { ignoreProperties: [/^-webkit-(text-size-adjust|user-select)$/] }],
    // Jupyter's names are Jupyter's.
    "selector-class-pattern": "^((jp|lm)-.+|[a-z][a-z0-9]*(-[a-z0-9]+)*)$",
    // So are those of fonts.
    "value-keyword-case": ["lower", { ignoreProperties: [/^--/] }],
  },
};
