import type { ComponentType } from 'react';
import type { PictureProps } from './Scene.tsx';
import { AntennaNews } from './scenes/AntennaNews.tsx';
import { AwardNews } from './scenes/AwardNews.tsx';
import { CommunityNews } from './scenes/CommunityNews.tsx';
import { EsportsNews } from './scenes/EsportsNews.tsx';
import { SchoolNews } from './scenes/SchoolNews.tsx';
import { StadiumNews } from './scenes/StadiumNews.tsx';

/** The pictures of the news, by the name in a news item. */
export const newsPictures: Readonly<Record<string, ComponentType<PictureProps>>> = {
  'antenna-news': AntennaNews,
  'award-news': AwardNews,
  'community-news': CommunityNews,
  'esports-news': EsportsNews,
  'school-news': SchoolNews,
  'stadium-news': StadiumNews,
};
