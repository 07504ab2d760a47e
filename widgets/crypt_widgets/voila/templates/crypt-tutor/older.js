// For browsers that are older and machines that are slower than the panels' library thinks of. In
// words that any browser knows: no arrow, no const.
(function () {
  "use strict";

  // It gives a panel two seconds to be there, and never again listens to one that comes later.
  var timeout = window.AbortSignal && AbortSignal.timeout;
  if (timeout) {
    AbortSignal.timeout = function (milliseconds) {
      return timeout.call(AbortSignal, Math.max(milliseconds, 60000));
    };
  }

  // It asks for this one, which is newer than all else that is needed.
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
