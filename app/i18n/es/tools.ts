import type { ToolMessages } from '../en/tools.ts';

/** What several tools say, in Spanish; see ../en/tools.ts. */
export const messages: ToolMessages = {
  tools: 'Calculadoras',
  toolsDescription:
    'Respuestas a su propia pregunta: cuánto producen los módulos en su lugar, con un cálculo abierto, su margen y sus fuentes, sin cuenta.',
  calculate: 'Calcular',
  result: 'Resultado',
  errorNumber: 'Indique un número de {minimum} a {maximum}',
  errorWhole: 'Indique un número entero de {minimum} a {maximum}',
  errorChoice: 'Elija una opción de la lista',
  optional: 'opcional',
  saveCsv: 'Guardar como CSV',
  savePdf: 'Guardar como PDF',
  sendWithInquiry: 'Enviar con mi consulta',
  sharing: 'La dirección de esta página contiene sus datos: puede guardarla y compartirla.',
  calculatedHere:
    'Este sitio calcula por sí mismo: sus datos no van a ningún otro servicio y no se conservan.',
};
