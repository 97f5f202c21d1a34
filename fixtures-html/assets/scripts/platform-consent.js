// Stands for the consent plugin's own script: its functions, as far as banners and the shop use them.
(function (api) {
  window.wp_fallback_consent_type = api.consent_type;
  window.waitfor_consent_hook = api.waitfor_consent_hook;
  const nameOf = (category) => `${api.cookie_prefix}_${category}`;

  window.consent_api_get_cookie = (name) => {
    const entry = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
    return entry ? entry.slice(name.length + 1) : '';
  };
  window.consent_api_set_cookie = (name, value) => {
    const end = new Date(Date.now() + api.cookie_expiration * 86_400_000).toUTCString();
    const secure = location.protocol === 'https:' ? ';secure' : '';
    document.cookie = `${name}=${value}${secure};expires=${end};path=/`;
  };
  window.wp_has_consent = (category) => {
    const type = window.wp_consent_type ?? window.wp_fallback_consent_type;
    const answer = window.consent_api_get_cookie(nameOf(category));
    return !type || (type.includes('optout') && answer === '') || answer === 'allow';
  };
  window.wp_set_consent = (category, value) => {
    if (value !== 'allow' && value !== 'deny') return;
    const before = window.consent_api_get_cookie(nameOf(category));
    window.consent_api_set_cookie(nameOf(category), value);
    if (before === value) return;
    const detail = Object.assign([], { [category]: value });
    document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail }));
  };
})(window.consent_api);
