import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { PictureBanner } from '../landing/section/PictureBanner.tsx';

interface Props {
  title: string;
  text: string;
  action: string;
  picture: ReactNode;
}

/** A banner with a link to the plans of the page. */
export const StreamingBanner = ({ title, text, action, picture }: Props) => (
  <section className="page-section">
    <PictureBanner picture={picture}>
      <h2>{title}</h2>
      <p className="text-l">{text}</p>
      <ButtonLink href="#planos">{action}</ButtonLink>
    </PictureBanner>
  </section>
);
