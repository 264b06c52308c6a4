import { createContext, useContext } from 'react';

/** A named entry in browser storage; broken or blocked storage reads as null. */
interface StoredValue {
  read: () => unknown;
  write: (value: unknown) => void;
}

/** What a public page stores on the device. */
export interface Device {
  zoom: StoredValue;
}

const nothing: StoredValue = { read: () => null, write: () => undefined };

export const DeviceContext = createContext<Device>({ zoom: nothing });

export const useDevice = (): Device => useContext(DeviceContext);
