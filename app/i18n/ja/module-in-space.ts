import type { ModuleInSpaceMessages } from '../en/module-in-space.ts';

export const messages: ModuleInSpaceMessages = {
  show: '3Dで見る',
  loading: '3D表示を読み込んでいます',
  failed: '3D表示を読み込めませんでした。もう一度お試しください。',
  unavailable:
    'このブラウザーでは3Dを表示できません。画像はそのまま残り、数値はすべて表にあります。',
  picture: '半径{radius}に曲げた{model}を斜め上から見たところ',
  pictureFlat: '平らに置いた{model}を斜め上から見たところ',
  controls: 'モジュールをさまざまな向きから見る',
  bend: '曲げる',
  bendHint: 'モジュールをドラッグするか、スライダーを動かすと曲がります。',
  flat: '平ら',
  radius: '半径{radius}',
  radiusSmallest: '最小曲げ半径{radius}',
  apart: '層に分ける',
  whole: '重なった状態',
  turn: '回す',
  beside: 'ガラスモジュールと並べる',
  radiusUnknown: '{model}のデータに許容半径の記載がないため、平らな状態で表示しています。',
  scale: '長さ、幅、厚さは縮尺どおりです。層と層の間隔は縮尺どおりではありません。',
  table: '数値で見る',
  size: '長さ × 幅',
  layers: '層の構成（受光面から）',
  derived: '{perArea}、面積{area}',
};
