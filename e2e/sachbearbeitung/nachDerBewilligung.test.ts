import { test } from '@playwright/test'
import { bewilligterFall } from '../src/bescheid/bewilligt.ts'
import { amTelefon } from '../src/bescheid/hof.ts'
import {
  anhoeren,
  stellungNehmen,
  widerrufBeginnen,
  widerrufFreigeben,
  widerrufVorlegen,
  zweiterBescheid,
} from '../src/bescheid/widerruf.ts'
import { fensterDanachSchliessen } from '../src/fenster.ts'
import { amTisch } from '../src/tisch.ts'

fensterDanachSchliessen()

test('[S9-03] [S9-04] [S9-10] nach der Bewilligung: Sabine widerruft einen Teil und hört den Hof dazu an, er antwortet am Telefon, Frank gibt frei, und ein zweiter Bescheid liegt bereit', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const url = baseURL ?? ''
  const { fall, geschaeft } = await bewilligterFall(url)
  const adresse = `/sachbearbeitung/fall/${geschaeft}/entscheidung`
  const sabine = await amTisch(browser, url, 'sabine.sachbearbeitung', adresse)
  await test.step('was künftig bewilligt ist, seit wann die Bank es weiß und warum', () =>
    widerrufBeginnen(sabine))
  await test.step('ungehört wird niemand belastet', () => anhoeren(sabine))
  const hof = await amTelefon(browser, url, '/dashboard')
  await test.step('der Hof nimmt am Telefon Stellung', () => stellungNehmen(hof, fall.unternehmenGuid))
  await test.step('Sabine geht darauf ein und legt vor', () => widerrufVorlegen(sabine))
  const frank = await amTisch(browser, url, 'frank.freigabe', adresse)
  await test.step('Frank gibt frei, was er gelesen hat', () => widerrufFreigeben(frank))
  await test.step('der Hof hat zwei Bescheide abzurufen', () => zweiterBescheid(hof, fall.unternehmenGuid))
})
