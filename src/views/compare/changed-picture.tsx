import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { FilesActor } from '#src/machines/files/files.ts';
import { StoredPicture } from '#src/views/files/stored-picture.tsx';
import classes from './field-change.module.css';

interface Props {
  /** Id of the file. */
  file: string;
  number: number;
  /** The description of the picture; empty if it has none. */
  alt: string;
  files: FilesActor | null;
}

/** A picture in a comparison: named in words, with a thumbnail if `files` is given. */
export function ChangedPicture({ file, number, alt, files }: Props) {
  const words = usePictureWords();
  if (!files) return words(number, alt);
  return (
    <span className={classes.picture}>
      <StoredPicture id={file} alt="" files={files} />
      <Caption file={file} number={number} alt={alt} files={files} />
    </span>
  );
}

/** Names the picture by its description, or by its file name. */
function Caption({ file, number, alt, files }: Props & { files: FilesActor }) {
  const words = usePictureWords();
  const actor = useSelector(files, (snapshot) => snapshot.context.pictures[file]);
  const fileName = useSelector(actor, (snapshot) => snapshot?.context.picture?.name ?? '');
  return <span>{words(number, alt || fileName)}</span>;
}

function usePictureWords(): (number: number, name: string) => string {
  const { t } = useTranslation('editor');
  return (number, name) => (name ? t('value.pictureNamed', { number, name }) : t('value.picture', { number }));
}
