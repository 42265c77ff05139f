import { Alert } from '@mantine/core';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { ErrorBoundary } from '#src/views/late/error-boundary.tsx';
import { late } from '#src/views/late/late.tsx';
import type { ApprovalActs } from './approval-acts.tsx';
import type { ApprovalSection } from './approval-section.tsx';

/** A part of the review before publishing with its texts: only pages of types with stages load it. */
const withTexts = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  late<Props>(async () => (await Promise.all([load(), loadTexts('approval')]))[0]);

const Section = withTexts(async () => (await imported(() => import('./approval-section.tsx'))).ApprovalSection);
const Acts = withTexts(async () => (await imported(() => import('./approval-acts.tsx'))).ApprovalActs);

export const LateApprovalSection = (props: ComponentProps<typeof ApprovalSection>) => (
  <ErrorBoundary fallback={() => <Missing />}>
    <Section {...props} />
  </ErrorBoundary>
);

export const LateApprovalActs = (props: ComponentProps<typeof ApprovalActs>): ReactNode => (
  <ErrorBoundary fallback={() => null}>
    <Acts {...props} />
  </ErrorBoundary>
);

function Missing() {
  const { t } = useTranslation('shell');
  return (
    <Alert color="yellow" variant="light" py="xs">
      {t('page.unavailableHint')}
    </Alert>
  );
}
