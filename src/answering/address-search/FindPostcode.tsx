import { Suspense } from 'react';
import { postcode } from '../../content/steps/postcode.ts';
import { addressSearchClosed, addressSearchOpened } from '../../store/address-search.ts';
import { lazyWithPreload } from '../../ui/late/lazy-with-preload.tsx';
import { useAppDispatch, useAppSelector } from '../store-hooks.ts';

const AddressSearch = lazyWithPreload(async () => (await import('./AddressSearch.tsx')).AddressSearch);

/** Opens the search for a postcode by street. */
export function FindPostcode() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => state.addressSearch.isOpen);
  return (
    <button
      type="button"
      data-look="link"
      data-finds-postcode
      aria-expanded={isOpen}
      onClick={() => dispatch(isOpen ? addressSearchClosed() : addressSearchOpened())}
    >
      {postcode.fields.cep.source.label}
    </button>
  );
}

/** Rendered outside the button, since a form must not be nested in another form. */
export function OpenAddressSearch() {
  const isOpen = useAppSelector((state) => state.addressSearch.isOpen);
  return (
    isOpen && (
      <Suspense>
        <AddressSearch />
      </Suspense>
    )
  );
}
