import { hydrateRoot } from 'react-dom/client';
import { BareReact } from './bare-react.tsx';

const element = document.getElementById('root');
if (element) hydrateRoot(element, <BareReact />);
