// Stands for a consent banner: says what type of consent it asks for when it was not printed, and gives
// the shopper's answer by the platform's functions.
(function () {
  const banner = document.querySelector('.consent-switch');
  if (!banner) return;
  banner.addEventListener('click', (event) => {
    const answer = event.target.dataset.consent;
    if (!answer) return;
    if (window.consent_api.waitfor_consent_hook) {
      window.wp_consent_type = 'optin';
      document.dispatchEvent(new CustomEvent('wp_consent_type_defined'));
    }
    window.wp_set_consent('marketing', answer);
  });
})();
