import { createRoot } from 'react-dom/client';
import '../ui/tokens.css';
import '../ui/base.css';
import { Gallery } from './Gallery.tsx';

const place = document.getElementById('root');
if (place) createRoot(place).render(<Gallery />);
