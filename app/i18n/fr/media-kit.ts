import type { MediaKitMessages } from '../en/media-kit.ts';

export const messages: MediaKitMessages = {
  terms: [
    'Dossier de presse eArc : conditions d’utilisation',
    'Vous pouvez utiliser gratuitement le logotype et les images pour parler d’eArc et de ses produits, sur papier comme en ligne.',
    'Ne modifiez pas le logotype : ni sa forme, ni ses proportions, ni ses couleurs. Laissez autour de lui un espace libre au moins égal à la hauteur de ses arcs. Ne l’utilisez pas d’une manière qui suggère un partenariat ou une recommandation inexistants.',
    'Les images sont des images de synthèse, réalisées par ordinateur, et non des photographies. Merci de l’indiquer, par exemple par « Image de synthèse : eArc ». Elles peuvent être recadrées et redimensionnées, mais pas modifiées dans ce qu’elles montrent.',
    'La vente des fichiers, ou leur emploi dans la publicité d’autres produits, requiert notre accord écrit.',
  ],
};
