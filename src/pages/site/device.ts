import { createContext, useContext } from 'react';

/** A named place in the browser's storage; broken or forbidden storage reads as null. */
interface Place {
  read: () => unknown;
  write: (value: unknown) => void;
}

/** What a public page keeps on the device without an order. */
export interface Device {
  zoom: Place;
}

const nothing: Place = { read: () => null, write: () => undefined };

export const DeviceContext = createContext<Device>({ zoom: nothing });

export const useDevice = (): Device => useContext(DeviceContext);
