import type { AnalyticsMessages } from '../en/analytics.ts';

export const messages: AnalyticsMessages = {
  title: 'Czy {provider} może policzyć tę wizytę?',
  text: 'Po wyrażeniu zgody usługa dowie się, które strony są tu otwierane, i zapisze pliki cookie na najwyżej dwanaście miesięcy. Po odmowie nic nie zostanie załadowane. W obu przypadkach witryna działa tak samo, a decyzję można w każdej chwili zmienić.',
  agree: 'Zgadzam się',
  refuse: 'Odmawiam',
  settings: 'Ustawienia plików cookie',
  agreed: 'Wyrazili Państwo zgodę na liczenie odwiedzin przez {provider}.',
  refused: 'Odmówili Państwo zgody na liczenie odwiedzin przez {provider}.',
};
