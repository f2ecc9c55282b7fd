import { openFolder } from "./folder-target.ts";
import { openRclone } from "./rclone-target.ts";
import { openSftp } from "./sftp-target.ts";
import type { OffsiteTarget } from "./offsite-target.ts";

/** Opens the place that `BACKUP_TO` names: a folder, `ssh://user@host/path`, or `rclone://remote/path`. */
export function openTarget(address: string): OffsiteTarget {
  if (address.startsWith("ssh://")) return openSftp(new URL(address));
  if (address.startsWith("rclone://")) return openRclone(address);
  return openFolder(address);
}
