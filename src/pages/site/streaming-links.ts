import { createContext, useContext } from 'react';
import type { StreamingLinks } from '../../funnel/streaming-pages.ts';

const none: StreamingLinks = { paramount: null, 'hbo-max': null, globoplay: null };

export const StreamingLinksContext = createContext<StreamingLinks>(none);

export const useStreamingLinks = (): StreamingLinks => useContext(StreamingLinksContext);
