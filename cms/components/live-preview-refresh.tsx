'use client';

import { useDocumentInfo, useLivePreviewContext } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/**
 * Shows the draft anew beside the form whenever it has been kept. The page there is rendered by the
 * server and knows nothing of the form; it stays where it was scrolled to.
 */
export function LivePreviewRefresh() {
  const { lastUpdateTime } = useDocumentInfo();
  const { iframeRef } = useLivePreviewContext();
  const shown = useRef(lastUpdateTime);

  useEffect(() => {
    if (shown.current === lastUpdateTime) return;
    shown.current = lastUpdateTime;
    iframeRef.current?.contentWindow?.location.reload();
  }, [iframeRef, lastUpdateTime]);

  return null;
}
