// How this visitor likes to read: language, size, motion, contrast. Nothing here would tell one visitor from another.
window.timPrefs = {
  init() {
    const prefers = (what) => matchMedia(`(prefers-${what})`).matches;
    const prefs = {
      language: navigator.language,
      zoom: localStorage.getItem('ultrafibra.zoom') ?? '100',
      motion: prefers('reduced-motion: reduce') ? 'reduce' : 'full',
      scheme: prefers('color-scheme: dark') ? 'dark' : 'light',
    };
    window.timPrefs.user_prefs2 = JSON.stringify(prefs);
  },
};
