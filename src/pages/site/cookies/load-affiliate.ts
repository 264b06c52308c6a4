/** Loads the affiliate partner's script once, with the page's address. Does nothing without a valid address. */
export function loadAffiliate(address: string): void {
  if (!URL.canParse(address) || document.querySelector('script[data-affiliate]') !== null) return;
  const source = new URL(address);
  source.searchParams.set('url_product', `${location.origin}${location.pathname}`);
  const script = document.createElement('script');
  script.src = source.href;
  script.async = true;
  script.dataset.affiliate = '';
  document.head.append(script);
}
