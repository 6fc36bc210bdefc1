import type { Language } from '../../app/i18n/languages.ts';

/** The terms that come with the media kit, one paragraph each; the page summarizes them. */
export const mediaKitTerms: Record<Language, readonly string[]> = {
  en: [
    'eArc media kit: terms of use',
    'You may use the logo and the pictures free of charge to report on eArc and its products, in print and online.',
    'Leave the logo as it is: its shape, its proportions and its colours. Leave a clear space around it of at least the height of its arcs. Do not use it in a way that suggests a partnership or an endorsement that does not exist.',
    'The pictures are computer-made visualisations, not photographs. Please say so where you show them, for example “Visualisation: eArc”. They may be cropped and scaled, but not altered in what they show.',
    'Selling the files, or using them to advertise other products, needs our consent in writing.',
  ],
  de: [
    'eArc-Pressematerial: Nutzungsbedingungen',
    'Logo und Bilder dürfen Sie für die Berichterstattung über eArc und seine Produkte unentgeltlich verwenden, gedruckt und online.',
    'Bitte verändern Sie das Logo nicht: weder Form noch Proportionen noch Farben. Lassen Sie ringsum mindestens die Höhe seiner Bögen frei. Verwenden Sie es nicht so, dass der Eindruck einer Partnerschaft oder Empfehlung entsteht, die es nicht gibt.',
    'Die Bilder sind am Computer erzeugte Visualisierungen, keine Fotos. Bitte weisen Sie darauf hin, zum Beispiel mit „Visualisierung: eArc“. Sie dürfen beschnitten und skaliert, in ihrer Aussage aber nicht verändert werden.',
    'Der Verkauf der Dateien und ihre Verwendung in der Werbung für andere Produkte bedürfen unserer schriftlichen Zustimmung.',
  ],
  es: [
    'Material de prensa de eArc: condiciones de uso',
    'Puede utilizar gratuitamente el logotipo y las imágenes para informar sobre eArc y sus productos, en medios impresos y en línea.',
    'No modifique el logotipo: ni su forma, ni sus proporciones, ni sus colores. Deje libre a su alrededor al menos la altura de sus arcos. No lo utilice de manera que sugiera una colaboración o un respaldo inexistentes.',
    'Las imágenes son recreaciones virtuales hechas por ordenador, no fotografías. Indíquelo al mostrarlas, por ejemplo con «Recreación virtual: eArc». Pueden recortarse y cambiarse de tamaño, pero no alterarse en lo que muestran.',
    'La venta de los archivos o su uso para anunciar otros productos requiere nuestro consentimiento por escrito.',
  ],
  fr: [
    'Dossier de presse eArc : conditions d’utilisation',
    'Vous pouvez utiliser gratuitement le logotype et les images pour parler d’eArc et de ses produits, sur papier comme en ligne.',
    'Ne modifiez pas le logotype : ni sa forme, ni ses proportions, ni ses couleurs. Laissez autour de lui un espace libre au moins égal à la hauteur de ses arcs. Ne l’utilisez pas d’une manière qui suggère un partenariat ou une recommandation inexistants.',
    'Les images sont des images de synthèse, réalisées par ordinateur, et non des photographies. Merci de l’indiquer, par exemple par « Image de synthèse : eArc ». Elles peuvent être recadrées et redimensionnées, mais pas modifiées dans ce qu’elles montrent.',
    'La vente des fichiers, ou leur emploi dans la publicité d’autres produits, requiert notre accord écrit.',
  ],
  ja: [
    'eArcプレス素材：利用条件',
    'eArcとその製品についての報道・記事には、ロゴと画像を無償でお使いいただけます。印刷物でもウェブでもかまいません。',
    'ロゴの形、縦横比、色は変えないでください。周囲には、少なくともロゴのアーチの高さに相当する余白を空けてください。実際にはない提携や推奨を思わせる使い方はできません。',
    '画像はコンピューターで作成したCGイメージで、写真ではありません。掲載の際は「CGイメージ：eArc」などと明記してください。トリミングと拡大・縮小はできますが、写っている内容は変えないでください。',
    'ファイルの販売、または他の製品の広告での使用には、当社の書面による同意が必要です。',
  ],
  pl: [
    'Materiały prasowe eArc: warunki korzystania',
    'Z logotypu i ilustracji można bezpłatnie korzystać w publikacjach o eArc i jego produktach, drukowanych i internetowych.',
    'Prosimy nie zmieniać logotypu: ani kształtu, ani proporcji, ani kolorów. Wokół niego należy pozostawić wolne pole o szerokości co najmniej wysokości jego łuków. Nie wolno używać go w sposób sugerujący współpracę lub rekomendację, której nie ma.',
    'Ilustracje są wizualizacjami komputerowymi, nie fotografiami. Prosimy to zaznaczyć, na przykład słowami „Wizualizacja: eArc”. Można je kadrować i skalować, ale nie zmieniać tego, co przedstawiają.',
    'Sprzedaż plików lub użycie ich w reklamie innych produktów wymaga naszej pisemnej zgody.',
  ],
  zh: [
    'eArc媒体资料：使用条款',
    '报道eArc及其产品时，可以免费使用标识和图片，印刷媒体和网络媒体均可。',
    '请勿改动标识的形状、比例和颜色，并在四周留出不小于标识弧线高度的空白。不得以暗示不存在的合作或推荐关系的方式使用标识。',
    '图片为计算机制作的效果图，不是照片。使用时请注明，例如“效果图：eArc”。图片可以裁切和缩放，但不得更改所展示的内容。',
    '出售这些文件，或用于其他产品的广告，须经我们书面同意。',
  ],
};
