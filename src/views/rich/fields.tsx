import { Alert, Input, Skeleton } from '@mantine/core';
import { type ComponentType, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { focusField } from '#src/views/forms/focus-field.ts';
import { ErrorBoundary } from '#src/views/late/error-boundary.tsx';
import { late } from '#src/views/late/late.tsx';
import type { RichFieldProps } from '#src/views/files/field-props.ts';

/** Each is in a separate chunk with its texts, loaded when a form has such a field. */
const LatePicture = late(async () => {
  const [{ PictureField: Loaded }] = await Promise.all([
    imported(() => import('#src/views/files/picture-field.tsx')),
    loadTexts('rich'),
  ]);
  return Loaded;
}, waitingAs(160));

const LateRichText = late(async () => {
  const [{ RichTextField: Loaded }] = await Promise.all([
    imported(() => import('./rich-text-field.tsx')),
    loadTexts('rich'),
  ]);
  return Loaded;
}, waitingAs(262));

export const PictureInput = (props: RichFieldProps) => (
  <ErrorBoundary fallback={() => <Unavailable {...props} />}>
    <LatePicture {...props} />
  </ErrorBoundary>
);

export const RichTextInput = (props: RichFieldProps) => (
  <ErrorBoundary fallback={() => <Unavailable {...props} />}>
    <LateRichText {...props} />
  </ErrorBoundary>
);

/** A placeholder for a field that is being loaded. It can have the focus, and passes it on to the loaded field. */
function waitingAs(height: number): ComponentType<RichFieldProps> {
  return function Waiting({ label, withAsterisk, error, 'data-path': path = '' }) {
    const place = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
      const held = place.current;
      const form = held?.closest('form') ?? null;
      return () => {
        // The loaded field is mounted in the same step, after this cleanup.
        if (held === document.activeElement) queueMicrotask(() => focusField(form, path));
      };
    }, [path]);
    return (
      <Input.Wrapper label={label} labelElement="div" withAsterisk={withAsterisk} error={error}>
        <Skeleton ref={place} height={height} role="status" aria-label={label} data-path={path} tabIndex={-1} />
      </Input.Wrapper>
    );
  };
}

/** Shown if the field cannot be loaded. The form works without it, and the field's value stays as it is. */
function Unavailable({ label, 'data-path': path }: RichFieldProps) {
  const { t } = useTranslation('content');
  return (
    <Input.Wrapper label={label} labelElement="div">
      <Alert color="red" variant="light" role="alert" data-path={path} tabIndex={-1}>
        {t('editor.fieldUnavailable')}
      </Alert>
    </Input.Wrapper>
  );
}
