import { Slider, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { photoCrops } from '../../../../contract/publication.ts';
import { type CropPlace, drawCrop } from './draw-crop.ts';
import { photoWords as words } from './photo-words.ts';

export function PhotoCrop({ name, photo }: { name: keyof typeof photoCrops; photo: ImageBitmap }) {
  const [place, setPlace] = useState<CropPlace>({ x: 50, y: 50, zoom: 0 });
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, photo, place);
  }, [photo, place]);
  return (
    <Stack gap={4} w="100%" maw="40rem" component="section" aria-label={words.crops[name]}>
      <Text fw={500}>{words.crops[name]}</Text>
      <canvas
        ref={canvas}
        {...photoCrops[name]}
        style={{ maxWidth: '100%', maxHeight: '12rem', alignSelf: 'start' }}
      />
      {(['x', 'y', 'zoom'] as const).map((move) => (
        <div key={move}>
          <Text size="sm">{words.moves[move]}</Text>
          <Slider
            thumbLabel={words.moves[move]}
            label={null}
            value={place[move]}
            onChange={(value) => setPlace({ ...place, [move]: value })}
          />
        </div>
      ))}
    </Stack>
  );
}
