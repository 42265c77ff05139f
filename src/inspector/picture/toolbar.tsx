import ActiveIcon from '@tabler/icons-react/dist/esm/icons/IconFocus2.mjs';
import FitIcon from '@tabler/icons-react/dist/esm/icons/IconArrowsMaximize.mjs';
import ActionsIcon from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs';
import ZoomInIcon from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import ZoomOutIcon from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs';
import type { ReactNode } from 'react';
import classes from './picture.module.css';
import type { PictureTexts } from './texts.ts';

interface Props {
  texts: PictureTexts;
  title: ReactNode;
  shown: 'picture' | 'list';
  hasActions: boolean;
  scale: number;
  onShown: (shown: 'picture' | 'list') => void;
  onActions: (hasActions: boolean) => void;
  onZoom: (factor: number) => void;
  onFit: () => void;
  onActive: () => void;
}

/** The switch between chart and list, and the view of the chart. */
export function Toolbar({ texts, title, shown, hasActions, scale, ...on }: Props) {
  return (
    <div className={classes.toolbar}>
      <div role="group" aria-label={texts.view} className={classes.switch}>
        {(['picture', 'list'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={shown === one} onClick={() => on.onShown(one)}>
            {one === 'picture' ? texts.asPicture : texts.asList}
          </button>
        ))}
      </div>
      {shown === 'picture' && (
        <button
          type="button"
          className={classes.toggle}
          aria-pressed={hasActions}
          onClick={() => on.onActions(!hasActions)}
        >
          <ActionsIcon size={14} aria-hidden />
          {texts.actions}
        </button>
      )}
      <span className={classes.space}>{title}</span>
      {shown === 'picture' && (
        <>
          <Tool label={texts.showActive} onClick={on.onActive}>
            <ActiveIcon size={16} aria-hidden />
          </Tool>
          <Tool label={texts.fit} onClick={on.onFit}>
            <FitIcon size={16} aria-hidden />
          </Tool>
          <Tool label={texts.zoomOut} onClick={() => on.onZoom(0.8)}>
            <ZoomOutIcon size={16} aria-hidden />
          </Tool>
          <span className={classes.scale}>{Math.round(scale * 100)}%</span>
          <Tool label={texts.zoomIn} onClick={() => on.onZoom(1.25)}>
            <ZoomInIcon size={16} aria-hidden />
          </Tool>
        </>
      )}
    </div>
  );
}

function Tool({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={classes.tool} aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  );
}
