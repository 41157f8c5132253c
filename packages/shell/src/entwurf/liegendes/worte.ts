/** What becomes of a text that lies on a device only; longer than that no copy is kept (Geraetekopie). */
export const BLEIBT = 'Er bleibt, bis Sie ihn verwerfen, höchstens 30 Tage.'
export const NUR_HIER = `Der Text liegt nur auf diesem Gerät: Sie können ihn kopieren. ${BLEIBT}`
