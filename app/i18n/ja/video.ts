import type { VideoMessages } from '../en/video.ts';

export const messages: VideoMessages = {
  play: { other: '動画を再生（{value}秒）' },
  film: '動画',
  file: '動画ファイル（MP4、{size}）',
  failed: '動画を読み込めませんでした。もう一度お試しください。',
};
