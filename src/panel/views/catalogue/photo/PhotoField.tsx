import { Button, FileInput, Group, Image, Slider, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { checkWords } from '../../../../content/publication-checks.ts';
import {
  type BannerPhoto,
  bannerLengths,
  photoCrops,
  pictureAddress,
} from '../../../../contract/publication.ts';
import { CheckBox, TextBox } from '../../../parts/inputs.tsx';
import { LoadingButton } from '../../../parts/LoadingButton.tsx';
import { useOutcomeNotice } from '../../../parts/use-outcome-notice.ts';
import { useUnsaved } from '../../../unsaved/use-unsaved.ts';
import { catalogueApi } from '../catalogue-api.ts';
import { photoWords as words } from '../catalogue-words.ts';
import { lostAt } from '../use-address-choice.ts';
import { type CropPlace, drawCrop, packCrop } from './draw-crop.ts';

interface Props {
  photo: BannerPhoto | undefined;
  onChange: (photo: BannerPhoto | undefined) => void;
}

const types = ['image/jpeg', 'image/png', 'image/webp'];
const crops = ['tall', 'wide'] as const;

/** A photo in place of the banner's drawing. Its crops are drawn here: the file itself stays on the device. */
export function PhotoField({ photo, onChange }: Props) {
  const notify = useOutcomeNotice();
  const [keep, { isLoading }] = catalogueApi.useKeepPhotoMutation();
  const [chosen, setChosen] = useState<{ file: File; opened: ImageBitmap | null } | null>(null);
  useUnsaved(Boolean(chosen?.opened), { isLostAt: lostAt('aba', 'campanha') });
  const field = useRef<HTMLButtonElement>(null);
  const drawn = useRef<HTMLDivElement>(null);
  const choose = async (file: File | null) => {
    const opened = file && types.includes(file.type) ? await createImageBitmap(file).catch(() => null) : null;
    setChosen(file && { file, opened });
  };
  const change = (next: BannerPhoto | undefined) => {
    onChange(next);
    setChosen(null);
    // The pressed button disappears.
    field.current?.focus();
  };
  const use = async () => {
    const [tall = '', wide = ''] = Array.from(drawn.current?.querySelectorAll('canvas') ?? [], packCrop);
    const call = keep({ body: { tall, wide } });
    await notify(call, words.used);
    const { data } = await call;
    if (data) change({ ...data, alt: '' });
  };
  return (
    <Stack gap="xs">
      <FileInput
        ref={field}
        label={words.photo}
        description={words.hint}
        accept={types.join()}
        placeholder={photo ? words.other : words.choose}
        value={chosen?.file ?? null}
        onChange={choose}
        clearable
        clearButtonProps={{ 'aria-label': words.cancel }}
        error={chosen?.opened === null && words.unfit}
      />
      {chosen?.opened && (
        <Stack ref={drawn} align="flex-start">
          {crops.map((crop) => chosen.opened && <PhotoCrop key={crop} name={crop} photo={chosen.opened} />)}
          <LoadingButton loading={isLoading} onClick={() => void use()}>
            {words.use}
          </LoadingButton>
        </Stack>
      )}
      {photo && (
        <>
          <Group>
            {crops.map((crop) => (
              <Image key={crop} src={pictureAddress(photo[crop])} alt={words.crops[crop]} w="auto" h="6rem" />
            ))}
          </Group>
          {photo.alt !== null && (
            <TextBox
              label={words.alt}
              maxLength={bannerLengths.description}
              value={photo.alt}
              error={photo.alt.trim() === '' && checkWords.noAlt}
              change={(alt) => onChange({ ...photo, alt })}
            />
          )}
          <CheckBox
            label={words.decorates}
            checked={photo.alt === null}
            change={(decorates) => onChange({ ...photo, alt: decorates ? null : '' })}
          />
          <Button variant="subtle" size="xs" me="auto" onClick={() => change(undefined)}>
            {words.remove}
          </Button>
        </>
      )}
    </Stack>
  );
}

function PhotoCrop({ name, photo }: { name: keyof typeof photoCrops; photo: ImageBitmap }) {
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
