import type { FakeServer } from '@foerderportal/client/testing/fakeServer'
import { dateiHerunterladen, dateiHochladen, type Datei } from '@foerderportal/contract/shared/datei'

/** Files as the server knows them once they have arrived. */
export const dateiablage = (server: FakeServer) => {
  const alle = new Map<string, Datei>()
  const ablegen = (dateiname: string, angaben: Partial<Datei> = {}): Datei => {
    const uuid = crypto.randomUUID()
    const datei: Datei = {
      uuid,
      dateiname,
      mimeType: 'application/pdf',
      size: 1000,
      fileSize: 1000,
      angelegtAm: new Date().toISOString(),
      downloadUrl: dateiHerunterladen.path.replace(':guid', uuid).replace(':fileName', dateiname),
      scanStatus: 'nicht geprüft',
      ...angaben,
    }
    alle.set(uuid, datei)
    return datei
  }
  server.serve(dateiHochladen, ({ query, file }) => {
    const { size = 0, type = '' } = file ?? {}
    return { body: ablegen(query.fileName, { size, fileSize: size, ...(type && { mimeType: type }) }) }
  })
  return {
    ablegen,
    /** What the server knows of a file; undefined: no such file. */
    von: (uuid: string): Datei | undefined => alle.get(uuid),
    /** As after another look at it, e.g. by the virus scan. */
    aendern: (uuid: string, angaben: Partial<Datei>): void => {
      const datei = alle.get(uuid)
      if (datei) alle.set(uuid, { ...datei, ...angaben })
    },
  }
}
export type Dateiablage = ReturnType<typeof dateiablage>
