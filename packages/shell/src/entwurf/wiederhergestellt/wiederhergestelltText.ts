import { alsWann } from '../../zeit/zeit.ts'

/** What came back from this device, by its time. */
export const wiederhergestelltText = (zeit: Date, jetzt = new Date()): string => {
  const wann = alsWann(zeit.toISOString(), jetzt)
  return `Wir haben Ihre Eingaben ${wann.startsWith('heute') ? 'von' : 'vom'} ${wann}\u00a0Uhr wiederhergestellt.`
}

/** What came back and is still not saved, by the titles of its pages where the form has several. */
export const unlesbarText = (seiten: readonly (string | undefined)[]): string => {
  const wo = seiten.filter((seite) => seite !== undefined).map((seite) => `„${seite}“`)
  return `Etwas davon konnten wir nicht lesen${wo.length > 0 ? ` (${wo.join(', ')})` : ''}. Es steht noch so da, wie Sie es getippt haben. Gespeichert wird es, sobald Sie es berichtigen.`
}
