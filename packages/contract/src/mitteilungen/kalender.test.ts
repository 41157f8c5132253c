import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { kalenderdatei, type Kalendertag } from './kalender.ts'

const TAG: Kalendertag = {
  id: 'c0000000-0000-4000-8000-000000000001',
  tag: '2026-12-31',
  titel: 'Termin zum Antrag GE-2026-000123',
  adresse: 'https://portal.example/mitteilungen/c0000000-0000-4000-8000-000000000001',
  erzeugt: new Date('2026-11-23T10:00:00.123Z'),
}
const lesen = (datei: string) => {
  const ereignis = new ICAL.Component(ICAL.parse(datei)).getFirstSubcomponent('vevent')
  if (ereignis === null) throw new Error('no event')
  return new ICAL.Event(ereignis)
}

test('[S7-02] a calendar program reads the whole day, over the turn of a year', () => {
  const { uid, summary, startDate, endDate, description, component } = lesen(kalenderdatei(TAG))
  expect([uid, summary]).toEqual([`${TAG.id}@foerderportal`, TAG.titel])
  expect([startDate.toString(), startDate.isDate, endDate.toString()]).toEqual([
    '2026-12-31',
    true,
    '2027-01-01',
  ])
  expect(description).toBe(`Worum es geht, steht im Portal: ${TAG.adresse}`)
  expect(component.getFirstPropertyValue('url')).toBe(TAG.adresse)
  expect(component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-23T10:00:00Z')
})

test('[S7-02] commas, backslashes, line breaks and umlauts arrive as they were; no line is longer than 75 bytes', () => {
  const titel = `Größe; Fläche, ${'ä'.repeat(90)} \\ 🌾${'ß'.repeat(60)}\nzweite Zeile`
  const datei = kalenderdatei({ ...TAG, titel })
  expect(lesen(datei).summary).toBe(titel)
  for (const zeile of datei.split('\r\n'))
    expect(encodeURIComponent(zeile).replaceAll(/%../g, 'x').length).toBeLessThanOrEqual(75)
})
