import { ActionIcon, Text } from '@mantine/core';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Picture } from '#src/domain/tables/written-file.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import type { FileWriterActor } from '#src/machines/tables/file-writer.ts';
import { ErrorBoundary } from '#src/views/late/error-boundary.tsx';
import { late } from '#src/views/late/late.tsx';
import type { FigureFacts } from './figure-facts.ts';
import type { PictureProps } from './figure-picture.tsx';
import { PictureIcon } from './icons.ts';

const FigurePicture = late(async () => (await imported(() => import('./figure-picture.tsx'))).FigurePicture);

interface Props extends Pick<PictureProps, 'name' | 'charted' | 'chart'> {
  file: FileWriterActor;
  about: FigureFacts;
}

interface Asked {
  picture: Omit<PictureProps, 'onDrawn'>;
  /** The parts of the file name. */
  parts: readonly string[];
}

/** Saves a chart as a picture (W4.10). A second chart is rendered for it on demand. */
export function PictureButton({ file, about: { title, nameParts, factsNow }, name, charted, chart }: Props) {
  const { t } = useTranslation('figures');
  // A snapshot of the moment of the press: the figures may change before the picture is ready.
  const [asked, setAsked] = useState<Asked | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const label = t('file.picture', { title: name });
  const write = useCallback(
    (picture: Picture) => {
      if (!asked) return;
      setAsked(null);
      file.send({ type: 'file.write', file: { format: 'png', picture, parts: asked.parts } });
    },
    [file, asked],
  );
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={label}
        title={label}
        loading={asked !== null || undefined}
        onClick={() => {
          setFailed(false);
          setAsked({
            picture: { title, name, facts: factsNow(false), charted, chart },
            parts: [nameParts[0], name, nameParts[1]],
          });
        }}
      >
        <PictureIcon size={16} />
      </ActionIcon>
      {hasFailed && (
        <Text span role="alert" size="xs" c="red">
          {t('file.pictureFailed')}
        </Text>
      )}
      {asked && (
        <ErrorBoundary
          fallback={() => null}
          onError={() => {
            setAsked(null);
            setFailed(true);
          }}
        >
          <FigurePicture {...asked.picture} onDrawn={write} />
        </ErrorBoundary>
      )}
    </>
  );
}
