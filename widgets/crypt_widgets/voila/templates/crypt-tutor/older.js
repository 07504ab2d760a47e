// Browsers that are older than the rest of the page, in words that those know too: no arrow, no const.
(function () {
  "use strict";

  // The panels' library asks for this one, which is newer than all else that is needed.
  if (window.AbortSignal && !AbortSignal.any) {
    AbortSignal.any = function (signals) {
      var first = new AbortController();
      Array.prototype.forEach.call(signals, function (signal) {
        function pass() {
          first.abort(signal.reason);
        }
        if (signal.aborted) pass();
        else signal.addEventListener("abort", pass, { once: true, signal: first.signal });
      });
      return first.signal;
    };
  }

  // README and the words under "too-old" name the oldest browsers that have all of these.
  function knows(property, value) {
    return window.CSS && CSS.supports && CSS.supports(property, value);
  }
  if (
    knows("color", "color-mix(in srgb, red, blue)") &&
    knows("container-type", "inline-size") &&
    CSS.supports("selector(:has(a))")
  ) {
    return;
  }

  if (window.cryptLoading) {
    window.cryptLoading.fail("too-old");
    // Nothing is to take the place of these words.
    window.cryptLoading.arrived = function () {};
  } else {
    var words = JSON.parse(document.getElementById("loading-words").textContent);
    var lang = (navigator.language || "").slice(0, 2).toLowerCase();
    if (!words[lang]) lang = document.documentElement.lang;
    document.documentElement.lang = lang;
    document.getElementById("loading").className = "trouble";
    document.getElementById("loading-title").textContent = words[lang].trouble;
    document.getElementById("loading-text").textContent = words[lang]["too-old"];
  }
  // Another try would come to the same.
  document.getElementById("loading-again").hidden = true;
})();
