// Stands in for MathJax, which Voilà loads with every page (0.8 MB, in some servers from another
// host). The tutor shows no formulas, so there is nothing to typeset.
window.MathJax = {
  Ajax: {},
  Hub: { Config() {}, Configured() {}, Queue() {}, Register: { StartupHook() {} } },
};
