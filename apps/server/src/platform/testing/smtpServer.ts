import { createServer, type AddressInfo, type Server } from 'node:net'

/** The least of an SMTP server: takes each mail, or refuses each recipient. */
export const smtpServer = async (
  refuse = false,
): Promise<{ server: Server; url: string; mails: string[] }> => {
  const mails: string[] = []
  const server = createServer((socket) => {
    let data: string | undefined
    socket.write('220 demo\r\n')
    socket.on('data', (chunk) => {
      if (data !== undefined) {
        data += chunk.toString()
        if (!data.endsWith('\r\n.\r\n')) return
        mails.push(data)
        data = undefined
        return void socket.write('250 taken\r\n')
      }
      const command = chunk.toString().slice(0, 4).toUpperCase()
      if (command === 'DATA') data = ''
      const refused = refuse && command === 'RCPT'
      socket.write(
        refused ? '550 no such user lena@demo.example\r\n' : command === 'DATA' ? '354 go\r\n' : '250 ok\r\n',
      )
    })
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, mails }
}
