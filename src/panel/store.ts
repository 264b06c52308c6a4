import { configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { panelApi } from './api/panel-api.ts';
import { searchSlice } from './search-slice.ts';
import { sessionSlice } from './session/session-slice.ts';

/**
 * Immer freezes the state already; the serializability check is slow on a busy machine and would only print warnings.
 */
const storeChecks = { immutableCheck: false, serializableCheck: { warnAfter: 60_000 } } as const;

export const createPanelStore = () =>
  configureStore({
    reducer: {
      [panelApi.reducerPath]: panelApi.reducer,
      session: sessionSlice.reducer,
      searches: searchSlice.reducer,
    },
    middleware: (usual) => usual(storeChecks).concat(panelApi.middleware),
  });

export type PanelStore = ReturnType<typeof createPanelStore>;

export const usePanelDispatch = useDispatch.withTypes<PanelStore['dispatch']>();
export const usePanelSelector = useSelector.withTypes<ReturnType<PanelStore['getState']>>();
