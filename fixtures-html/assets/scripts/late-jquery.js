// Stands for a shop whose jQuery is inserted by another script, well after the page's own scripts ran.
(function (source) {
  const LATE_MS = 600;
  addEventListener('load', () => {
    setTimeout(() => {
      const script = document.createElement('script');
      script.src = source;
      script.addEventListener('load', () => {
        document.dispatchEvent(new CustomEvent('fixture-jquery-arrived'));
      });
      document.head.append(script);
    }, LATE_MS);
  });
})(document.currentScript.dataset.src);
