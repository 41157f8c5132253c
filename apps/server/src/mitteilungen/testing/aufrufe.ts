import { randomUUID } from 'node:crypto'
import { antragLoeschen, antragAnlegen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { sql } from 'kysely'
import type { Aufrufteil } from '../../platform/testing/aufrufteile.ts'
import { LENA } from '../../platform/testing/portalBasis.ts'
import { schreiben } from './schreiben.ts'

const SEITE = {
  sortierungKriterium: 'ABGESCHICKT_AM',
  sortierungReihenfolge: 'DESC',
  page: '1',
  pageSize: '20',
} as const

export const aufrufe: Aufrufteil = async ({ t, eigen: { unternehmenGuid, metaGuid }, fremd }) => {
  const konversation = async (wo: ReturnType<typeof sql>, firma = unternehmenGuid) => {
    const { rows } = await sql<{ guid: string }>`select guid from konversation
      where unternehmen_guid = ${firma} and ${wo}`.execute(t.ownerDb)
    return rows[0]?.guid ?? ''
  }
  const konversationId = await konversation(sql`allgemein`)
  await schreiben(t.ownerDb, { unternehmenGuid })
  const unternehmen = ['unternehmenGuid']
  const einer = {
    als: LENA,
    params: { unternehmenGuid, konversationId },
    unternehmen,
    objekte: { konversationId: await konversation(sql`allgemein`, fremd.unternehmenGuid) },
  }
  /** Somebody wrote about a draft, then the draft was deleted. */
  const zuGeloeschtem = async () => {
    const { body } = await t.call(antragAnlegen, { als: LENA, params: { metaGuid, unternehmenGuid } })
    const { guid } = body.formular
    const id = await konversation(
      sql`geschaeft_guid = (select geschaeft_guid from antrag where guid = ${guid})`,
    )
    await schreiben(t.ownerDb, { unternehmenGuid, konversation: id })
    await t.call(antragLoeschen, { als: LENA, params: { guid } })
    return { params: { unternehmenGuid, konversationId: id } }
  }
  return {
    beispiele: {
      ungeleseneZaehlen: { als: LENA, params: { unternehmenGuid }, unternehmen },
      mitteilungenLesen: { als: LENA, params: { unternehmenGuid }, query: SEITE, unternehmen },
      konversationLesen: einer,
      mitteilungSenden: { ...einer, body: { inhalt: 'Guten Tag, wir haben eine Frage.', anhaenge: [] } },
    },
    katalog: ({ unbekannt, imBody }) => [
      ...['ungeleseneZaehlen', 'mitteilungenLesen', 'konversationLesen', 'mitteilungSenden'].map(
        (name) => [name, 403, 'Unzureichende Berechtigung', unbekannt(name, 'unternehmenGuid')] as const,
      ),
      [
        'konversationLesen',
        404,
        'Mitteilung nicht vorhanden',
        unbekannt('konversationLesen', 'konversationId'),
      ],
      [
        'mitteilungSenden',
        404,
        'Mitteilung nicht vorhanden',
        unbekannt('mitteilungSenden', 'konversationId'),
      ],
      [
        'mitteilungSenden',
        404,
        'Nicht gefunden',
        () => imBody('mitteilungSenden', { anhaenge: [randomUUID()] }),
      ],
      ['mitteilungSenden', 412, 'Nicht möglich zu diesem Zeitpunkt', zuGeloeschtem],
    ],
  }
}
