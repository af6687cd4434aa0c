import { createTransport, type Transporter } from 'nodemailer';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The address that switches such letters off; '' where there is nothing to switch off. */
  readonly stop: string;
}

/** Letters through the SMTP server of whoever runs this one. */
export class Mail {
  private readonly transport: Transporter;
  private readonly from: string;

  constructor(smtp: string, from: string) {
    this.transport = createTransport(smtp);
    this.from = from;
  }

  async send({ to, subject, text, stop }: Letter): Promise<void> {
    const headers = stop === '' ? {} : { 'List-Unsubscribe': `<${stop}>` };
    await this.transport.sendMail({ from: this.from, to, subject, text, headers });
  }

  close(): void {
    this.transport.close();
  }
}
