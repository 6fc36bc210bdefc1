/** What the licences of the data ask to be shown wherever an estimate is. */
export const sources =
  'Solar radiation: NASA Langley Research Center Atmospheric Science Data Center, Surface ' +
  'meteorology and Solar Energy (SSE) Release 6.0. Air temperature: NCEP/NCAR Reanalysis 1, NOAA ' +
  'PSL, Boulder, Colorado, USA. Calibrated with country means of the Global Solar Atlas 2.0, a ' +
  'free, web-based application developed and operated by Solargis s.r.o. on behalf of the World ' +
  'Bank Group, utilizing Solargis data, with funding provided by ESMAP (globalsolaratlas.info), ' +
  'CC BY 4.0, modified. Made with Natural Earth.';
