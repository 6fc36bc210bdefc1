import type { VideoMessages } from '../en/video.ts';

export const messages: VideoMessages = {
  play: { other: '播放视频（{value}秒）' },
  film: '视频',
  file: '视频文件（MP4，{size}）',
  failed: '视频加载失败，请重试。',
};
