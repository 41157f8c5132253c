import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { startTestApp } from '../platform/testing/testApp.ts'
import { embeddedIdentity } from './embeddedIdentity.ts'
import { kontoAnlegen } from './konto/konto.ts'
import { identityVertrag, type Person } from './testing/identityVertrag.ts'
import { geltendeVersion, zustimmungMerken } from './konto/zustimmung.ts'
import { geraetEinfuegen } from './zweiterFaktor/geraete.ts'

identityVertrag('embedded provider (PostgreSQL)', async () => {
  const t = await startTestApp(() => undefined)
  const { db, config } = t.services
  const zustimmen = async (id: string) => zustimmungMerken(db, id, await geltendeVersion(db))
  return {
    identity: embeddedIdentity(db, config),
    db,
    anlegen: async ({ username, email, firstName, lastName }: Person) => {
      const name = { vorname: firstName, nachname: lastName }
      const person = { benutzername: username, email, ...name, passwortHash: 'keiner' }
      const { id, nameOffen } = await kontoAnlegen(db, person)
      if (nameOffen) throw new Error('the name is taken')
      // As his mail's link does, and his click on the terms of use.
      await sql`update konto set email_bestaetigt = true, vorlaeufig = false, erforderliche_aktionen = '{}' where id = ${id}`.execute(
        db,
      )
      await zustimmen(id)
      return id
    },
    totpAnlegen: async (kontoId, name) => {
      const geraet = {
        id: randomUUID(),
        kontoId,
        name,
        geheimnis: Buffer.alloc(20),
        letzterSchritt: 0,
        am: new Date(),
      }
      await db.transaction().execute((tx) => geraetEinfuegen(tx, geraet))
    },
    erledigen: async () => undefined,
    close: () => t.close(),
  }
})
