import type { PortalPerson } from '@foerderportal/contract/nutzer/bank/schema'
import { sql } from 'kysely'
import { befangenAmUnternehmen } from '../../platform/befangenheit/befangenheit.ts'
import { gesucht } from '../../platform/database/gesucht.ts'
import type { Database } from '../../platform/database/database.ts'

const HOECHSTENS = 50

/**
 * S9-06. By parts of name, user name or address, in any order; companies by the view that both slices share (0004), without those on
 * which the reader has a conflict of interest (S9-01).
 */
export const personenSuchen = async (
  db: Database,
  { sub, text }: { readonly sub: string; readonly text: string },
): Promise<PortalPerson[]> => {
  const { rows } = await sql<PortalPerson>`
    select n.sub, (n.value ->> 'vorname') || ' ' || (n.value ->> 'nachname') as name, n.username, n.email, n.identifiziert,
      coalesce((select jsonb_agg(jsonb_build_object('guid', m.unternehmen_guid, 'name', m.unternehmen_name,
          'isAdmin', m.ist_admin, 'zeichnungsberechtigung', m.zeichnungsberechtigung) order by m.unternehmen_name)
        from mitglied m where m.nutzer_sub = n.sub
          and not ${befangenAmUnternehmen(sql`m.unternehmen_guid`, sub)}), '[]') as unternehmen
    from nutzer n where ${gesucht(sql`n.suchtext`, text)}
    order by n.value ->> 'nachname', n.value ->> 'vorname', n.sub limit ${HOECHSTENS}`.execute(db)
  return rows
}
