import type { HostFile } from '../host.ts';

/** Units of systemd that audit the origin once a day, wherever it is served; files below `deploy/audit/`. */
export function auditTimerFiles(origin: string): readonly HostFile[] {
  return [
    { file: 'gazette-audit.service', text: service(origin) },
    { file: 'gazette-audit.timer', text: timer },
  ];
}

const service = (
  origin: string,
) => `# Gazette audits what is live: this file is yours to adapt. What it found: journalctl -u gazette-audit
[Unit]
Description=Audit of ${origin}
Wants=network-online.target
After=network-online.target

[Service]
Type=oneshot
# The folder of the project, with deploy/gazette.manifest.json of the release that is live:
WorkingDirectory=/srv/project
ExecStart=/usr/bin/env npm run --silent audit -- ${origin}
ProtectSystem=full
PrivateTmp=yes
`;

const timer = `# Once a day, or after the start of a machine that was off. What failed: systemctl list-units --failed
[Unit]
Description=Gazette audits what is live

[Timer]
OnCalendar=daily
RandomizedDelaySec=1h
Persistent=true

[Install]
WantedBy=timers.target
`;
