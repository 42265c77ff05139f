import { useEffect, useState } from 'react';
import type { ToolSign } from './kit/sign.ts';
import type { Tool } from './tool.ts';

/** What each tool shows about itself, in the order of the tools. */
export function useSigns(tools: readonly Tool[]): readonly (ToolSign | null)[] {
  const [signs, setSigns] = useState<readonly (ToolSign | null)[]>([]);
  useEffect(() => {
    for (const [index, tool] of tools.entries())
      tool.watchSign?.((sign) => setSigns((before) => Object.assign([...before], { [index]: sign })));
  }, [tools]);
  return signs;
}
