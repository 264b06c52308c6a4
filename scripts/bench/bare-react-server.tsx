import { renderToString } from 'react-dom/server';
import { BareReact } from './bare-react.tsx';

export const html = renderToString(<BareReact />);
